// Which letters the mail service gets, what they cost, and a sentence for each of the others.
import type { Refusal } from '../../../platform/base/refusal.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { lettersForService, type LetterForService } from '../../letters/server/public.ts';
import { splitAddress, type AddressParts } from '../rules/address-parts.ts';
import { MOST_SHEETS, sheetsOf, type MailOptions } from '../rules/mail-options.ts';
import { priceOf } from '../rules/prices.ts';
import type { OfficeService } from './find-service.ts';

type DoorCall = Parameters<typeof lettersForService>[0];

export interface SendableLetter extends LetterForService {
  readonly toParts: AddressParts;
  readonly fromParts: AddressParts;
  readonly priceCents: number;
}
export interface JudgedLetters {
  /** In the order given. */
  readonly sendable: readonly SendableLetter[];
  readonly stops: ReadonlyMap<string, Refusal>;
}

const unfit = (message: string): Refusal => refuse('mailServices.unfit', message);

export async function judgeLetters(
  call: DoorCall,
  office: OfficeService,
  ids: readonly string[],
  options: MailOptions,
  isHeld = false,
): Promise<JudgedLetters> {
  const { letters, stops: closed } = await lettersForService(call, ids, isHeld);
  const stops = new Map(closed);
  const sendable = ids.flatMap((id): SendableLetter[] => {
    const letter = letters.get(id);
    if (!letter) return [];
    const judged = judgeLetter(letter, office, options);
    if (typeof judged !== 'string') return [judged];
    stops.set(id, unfit(judged));
    return [];
  });
  return { sendable, stops };
}

function judgeLetter(letter: LetterForService, { takesIdCopies, prices }: OfficeService, options: MailOptions): SendableLetter | string {
  if (letter.holdsIdCopies && !takesIdCopies)
    return 'Copies of an ID go with this letter, and this office gives those to no mail service. Print it here.';
  if (sheetsOf(letter.pages, options) > MOST_SHEETS) return `This letter has more than the ${MOST_SHEETS} sheets a mail service takes.`;
  const [toParts, fromParts] = [splitAddress(letter.to), splitAddress(letter.from)];
  if (typeof toParts === 'string') return toParts;
  if (typeof fromParts === 'string') return fromParts;
  return { ...letter, toParts, fromParts, priceCents: priceOf(letter.pages, options, prices) };
}
