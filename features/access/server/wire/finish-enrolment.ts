import { wireRefusal, type WireOperation } from './wire-call.ts';

export const finishEnrolment: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
