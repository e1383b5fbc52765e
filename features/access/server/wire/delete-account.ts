import { wireRefusal, type WireOperation } from './wire-call.ts';

export const deleteAccount: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
