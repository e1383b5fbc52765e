import { requestPasswordReset } from './request-password-reset.ts';
import { requestEmailChange, requestVerification } from './request-verification.ts';
import { wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

const REQUESTS: Readonly<Record<string, WireOperation>> = {
  PASSWORD_RESET: requestPasswordReset,
  VERIFY_EMAIL: requestVerification,
  VERIFY_AND_CHANGE_EMAIL: requestEmailChange,
  // Signing in by a mailed link alone.
  EMAIL_SIGNIN: async () => wireRefusal('OPERATION_NOT_ALLOWED'),
};

/** accounts:sendOobCode: has a code mailed. */
export const sendActionCode: WireOperation = async (call: WireCall) => {
  const type = call.body['requestType'];
  const request = typeof type === 'string' && Object.hasOwn(REQUESTS, type) ? REQUESTS[type] : undefined;
  return request ? request(call) : wireRefusal('INVALID_REQ_TYPE');
};
