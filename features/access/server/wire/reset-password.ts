import { wireRefusal, type WireOperation } from './wire-call.ts';

export const resetPassword: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
