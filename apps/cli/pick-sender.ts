import { pickPerson } from '../../features/credit-reports/rules/compare-person.ts';
import type { LetterClient } from '../../features/letters/rules/letter-input.ts';
import type { ReportPerson } from '../../features/report-files/rules/model.ts';
import { refuseOthersName } from './read-sender.ts';
import { personOfSender } from './same-person.ts';
import { UsageError } from './usage.ts';

/** Which person of a file about several the letters are from, by SSN, date of birth and name. @throws UsageError when that is no one person */
export function pickSender(people: readonly ReportPerson[], sender: LetterClient): string {
  const picked = pickPerson(people, personOfSender(sender));
  if (picked) {
    refuseOthersName(sender, people, picked.id);
    return picked.id;
  }
  throw new UsageError(
    'This file is about several people, and the sender is none of them, or may be more than one. Give name and ssnLast4 in --sender FILE.',
  );
}
