// What an office may decide about signing in, and what holds while it has decided nothing.

export interface AccessSettings {
  /** True answers unknown addresses and wrong passwords with codes of their own; false, the safer choice, with one for both. */
  readonly separateSignInCodes: boolean;
  /** 6 is the specification's floor; 8 holds unless the office says otherwise. */
  readonly minPasswordLength: number;
  /** 'required': staff may do nothing before they have set up and shown a second factor (16 CFR 314.4(c)(5)). */
  readonly staffSecondFactor: 'required' | 'offered';
  readonly inviteDays: number;
  /** Why staff may work without a second step, and who decided so; null while it is required, or where no reason was recorded. */
  readonly waiver: Waiver | null;
}

export interface Waiver {
  readonly reason: string;
  readonly byName: string;
  readonly at: Date;
}

export const DEFAULT_SETTINGS: AccessSettings = {
  separateSignInCodes: false,
  minPasswordLength: 8,
  staffSecondFactor: 'required',
  inviteDays: 7,
  waiver: null,
};
