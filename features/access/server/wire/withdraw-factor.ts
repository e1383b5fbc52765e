import { wireRefusal, type WireOperation } from './wire-call.ts';

export const withdrawFactor: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
