import { Checkbox, Group } from '@mantine/core';
import type { ReactElement } from 'react';
import type { LetterChoices } from '../contract.ts';

interface LetterChoicesFieldsProps {
  readonly letters: LetterChoices;
  /** A name is among the items: as one of the client's own it stays out of the letter. */
  readonly disputesName: boolean;
  readonly onChange: (letters: LetterChoices) => void;
}

/** What the letters print of the client beside name, address and date of birth. */
export function LetterChoicesFields({ letters, disputesName, onChange }: LetterChoicesFieldsProps): ReactElement {
  return (
    <Group gap="md" align="flex-start" role="group" aria-label="In the letters">
      <Checkbox
        label="Print other names used"
        description={disputesName ? 'Except a name that is disputed here' : undefined}
        checked={letters.otherNames}
        onChange={(event) => onChange({ ...letters, otherNames: event.currentTarget.checked })}
      />
      <Checkbox
        label="Print the phone number"
        checked={letters.phone}
        onChange={(event) => onChange({ ...letters, phone: event.currentTarget.checked })}
      />
    </Group>
  );
}
