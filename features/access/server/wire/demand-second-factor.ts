import type { Account, SignInProvider } from '../store.ts';
import type { WireCall } from './wire-call.ts';

/** What is answered instead of tokens to somebody who has a second factor; undefined for everybody else. */
export async function demandSecondFactor(_call: WireCall, _account: Account, _provider: SignInProvider): Promise<object | undefined> {
  return undefined;
}
