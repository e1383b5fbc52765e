import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { ContactView } from '../../contract.ts';
import { api } from '../queries.ts';
import { Fact } from './Facts.tsx';
import { PersonPicker } from './PersonPicker.tsx';

/** Spouses are two records that know of each other; linking one links the other. */
export function SpouseFact({ contact }: { readonly contact: ContactView }): ReactElement {
  const [picking, setPicking] = useState(false);
  const [unlinked, setUnlinked] = useState<{ readonly id: string; readonly name: string }>();
  const link = useChange(api.linkSpouse);
  const set = (spouseId: string | null, then: () => void): void => link.start({ id: contact.id, version: contact.version, spouseId }, then);
  const { spouse, abilities } = contact;
  return (
    <Fact name="Spouse">
      {(spouse !== null || abilities.update || unlinked) && (
        <Stack gap={4}>
          {spouse && (
            <Group gap="sm">
              <Anchor component={AppLink} href={`/contacts/${spouse.id}`}>
                {spouse.name}
              </Anchor>
              {abilities.update && (
                <Button variant="subtle" size="compact-xs" loading={link.isPending} onClick={() => set(null, () => setUnlinked(spouse))}>
                  End the link
                </Button>
              )}
            </Group>
          )}
          {!spouse && unlinked && (
            <UndoNote
              sentence={`The link to ${unlinked.name} was ended.`}
              busy={link.isPending}
              onUndo={() => set(unlinked.id, () => setUnlinked(undefined))}
              onClose={() => setUnlinked(undefined)}
            />
          )}
          {!spouse && !picking && abilities.update && (
            <Button variant="subtle" size="compact-xs" w="fit-content" ml={-8} onClick={() => setPicking(true)}>
              Link a contact
            </Button>
          )}
          {!spouse && picking && (
            <PersonPicker label="Spouse" value="" except={contact.id} onChange={(id) => id !== '' && set(id, () => setPicking(false))} />
          )}
          <RefusalNote error={link.error} />
        </Stack>
      )}
    </Fact>
  );
}
