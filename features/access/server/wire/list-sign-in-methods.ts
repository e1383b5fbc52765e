import { wireRefusal, type WireOperation } from './wire-call.ts';

export const listSignInMethods: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
