import { Checkbox, Group } from '@mantine/core';
import type { ReactElement } from 'react';
import type { LetterChoices } from '../contract.ts';

interface LetterChoicesFieldsProps {
  readonly letters: LetterChoices;
  readonly onChange: (letters: LetterChoices) => void;
}

/** What the letters print of the client beside name, address and date of birth. */
export function LetterChoicesFields({ letters, onChange }: LetterChoicesFieldsProps): ReactElement {
  return (
    <Group gap="md" role="group" aria-label="In the letters">
      <Checkbox
        label="Print other names used"
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
