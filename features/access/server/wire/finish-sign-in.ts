import { wireRefusal, type WireOperation } from './wire-call.ts';

export const finishSignIn: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
