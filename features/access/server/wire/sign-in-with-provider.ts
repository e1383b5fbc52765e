import { wireRefusal, type WireOperation } from './wire-call.ts';

export const signInWithProvider: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
