import { wireRefusal, type WireOperation } from './wire-call.ts';

export const updateAccount: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
