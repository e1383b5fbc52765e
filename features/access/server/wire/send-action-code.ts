import { wireRefusal, type WireOperation } from './wire-call.ts';

export const sendActionCode: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
