// Accounts of the entry form: a new one, and the same one at another bureau.
import { BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { entry, type Entry, type FormReport, type TypedTrade } from './form-report.ts';

export function emptyTrade(bureau: Bureau): TypedTrade {
  return {
    bureau,
    creditorName: '',
    accountNumber: '',
    accountType: '',
    portfolio: 'U',
    payStatus: '',
    openClosed: '',
    responsibility: '',
    balance: '',
    pastDue: '',
    highCredit: '',
    creditLimit: '',
    monthlyPayment: '',
    chargeOffAmount: '',
    opened: '',
    closed: '',
    reported: '',
    lastPayment: '',
    firstDelinquency: '',
    originalCreditor: '',
    remarks: [],
    history: [],
  };
}

/** The bureaus of the report this account can be copied to: those where no account of this name and number is typed yet. */
export function bureausToCopyTo(trade: TypedTrade, trades: readonly Entry<TypedTrade>[], chosen: readonly Bureau[]): readonly Bureau[] {
  const taken = new Set(trades.filter(({ value }) => isSameAccount(value, trade)).map(({ value }) => value.bureau));
  return BUREAUS.filter((bureau) => chosen.includes(bureau) && bureau !== trade.bureau && !taken.has(bureau));
}

/** The form with the account `key` once more at `bureau`, right after it and its other copies; and the key of the copy. */
export function copyTrade(form: FormReport, key: string, bureau: Bureau): { readonly form: FormReport; readonly key: string } | undefined {
  const from = form.trades.find((one) => one.key === key);
  if (!from) return undefined;
  const copy = entry<TypedTrade>({ ...from.value, bureau });
  const after = form.trades.findLastIndex(({ key: other, value }) => other === key || isSameAccount(value, from.value));
  return { form: { ...form, trades: form.trades.toSpliced(after + 1, 0, copy) }, key: copy.key };
}

/** The lines of an account's name and number stand for one account; without a name nothing is the same. */
function isSameAccount(a: TypedTrade, b: TypedTrade): boolean {
  return (
    plain(a.creditorName) !== '' && plain(a.creditorName) === plain(b.creditorName) && plain(a.accountNumber) === plain(b.accountNumber)
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
