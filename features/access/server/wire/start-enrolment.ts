import { wireRefusal, type WireOperation } from './wire-call.ts';

export const startEnrolment: WireOperation = async () => wireRefusal('OPERATION_NOT_ALLOWED');
