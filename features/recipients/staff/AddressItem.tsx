// One address of a recipient: what it says of itself, and what can be done with it.
import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { ToneText, type Tone } from '../../../platform/web/look/ToneText.tsx';
import type { RecipientAddressView, RecipientDetail } from '../contract.ts';
import { addressText, postalLines } from '../rules/mailing-address.ts';
import { SOURCE_LABELS, VERIFICATION_LABELS } from '../rules/recipient-kinds.ts';
import { ReturnedDialog, VerifyDialog } from './AddressDialogs.tsx';
import { AddressForm } from './AddressForm.tsx';
import { api } from './queries.ts';

interface AddressItemProps {
  readonly recipient: RecipientDetail;
  readonly address: RecipientAddressView;
  readonly mayEdit: boolean;
}

const STATUS: Readonly<Record<RecipientAddressView['status'], { readonly tone: Tone; readonly words: string }>> = {
  verified: { tone: 'good', words: 'Verified' },
  'not-verified': { tone: 'soon', words: 'Not verified' },
  returned: { tone: 'late', words: 'Mail returned' },
  replaced: { tone: 'none', words: 'Replaced' },
  removed: { tone: 'none', words: 'Removed' },
};

export function AddressItem({ recipient, address, mayEdit }: AddressItemProps): ReactElement {
  const { status, used, letters, lastLetterOn } = address;
  const { tone, words } = STATUS[status];
  return (
    <Group justify="space-between" align="flex-start" gap="sm" py="xs" wrap="wrap">
      <Stack gap={2} style={{ minWidth: 0, flex: '1 1 240px' }}>
        <address style={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
          <bdi>{address.nameLine}</bdi>
          {postalLines(address).map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </address>
        <Group gap="xs">
          <ToneText tone={tone}>{words}</ToneText>
          {used && (
            <Text span size="sm">
              Letters go here
            </Text>
          )}
        </Group>
        <AddressProof address={address} />
        {letters > 0 && lastLetterOn && (
          <Text size="sm" c="dimmed">
            {letters === 1 ? '1 letter' : `${letters} letters`}, the last on <DateText at={lastLetterOn} distance={false} />
          </Text>
        )}
      </Stack>
      {mayEdit && <AddressActions recipient={recipient} address={address} />}
    </Group>
  );
}

/** Where it is from, who made sure of it, and what came back. */
function AddressProof({ address: { source, sourceNote, verified, returned } }: { readonly address: RecipientAddressView }): ReactElement {
  const { nameOf } = useColleagues();
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {SOURCE_LABELS[source]}
      {sourceNote !== null && `: ${sourceNote}`}
      {verified && (
        <>
          {'. '}
          {VERIFICATION_LABELS[verified.how]}, <DateText at={verified.on} distance={false} />
          {verified.by !== null && ` by ${nameOf(verified.by) ?? 'someone who left'}`}
          {verified.note !== null && `: ${verified.note}`}
        </>
      )}
      {returned && (
        <>
          {'. Came back on '}
          <DateText at={returned.on} distance={false} />
          {returned.note !== null && `: ${returned.note}`}
        </>
      )}
    </Text>
  );
}

function AddressActions({ recipient, address }: Omit<AddressItemProps, 'mayEdit'>): ReactElement {
  const [opened, open] = useState<'verify' | 'returned' | 'change' | 'replace'>();
  const undoVerification = useChange(api.undoVerification);
  const undoReturned = useChange(api.undoReturned);
  const remove = useChange(api.removeAddress);
  const restore = useChange(api.restoreAddress);
  const steps = [undoVerification, undoReturned, remove, restore];
  const close = (): void => open(undefined);
  const { id, version, status } = address;
  const label = addressText(address);
  const isGone = status === 'removed' || status === 'replaced';
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        {isGone ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={restore.isPending}
            aria-label={`Restore ${label}`}
            onClick={() => restore.start({ id, version })}
          >
            Restore
          </Button>
        ) : (
          <>
            {status !== 'verified' && (
              <Button size="compact-sm" variant="default" aria-label={`Verify ${label}`} onClick={() => open('verify')}>
                Verify
              </Button>
            )}
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  aria-label={`Change ${label}`}
                  loading={steps.some((one) => one.isPending)}
                >
                  Change
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {status === 'verified' && <Menu.Item onClick={() => open('verify')}>Verify again</Menu.Item>}
                {status === 'verified' && <Menu.Item onClick={() => undoVerification.start({ id, version })}>Undo verification</Menu.Item>}
                {status === 'returned' ? (
                  <Menu.Item onClick={() => undoReturned.start({ id, version })}>Undo returned mail</Menu.Item>
                ) : (
                  <Menu.Item onClick={() => open('returned')}>Mark returned</Menu.Item>
                )}
                <Menu.Item onClick={() => open('replace')}>Replace</Menu.Item>
                <Menu.Item onClick={() => open('change')}>Correct</Menu.Item>
                <Menu.Item onClick={() => remove.start({ id, version })}>Remove</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        )}
      </Group>
      <RefusalNote error={steps.find(({ error }) => error !== null)?.error ?? null} />
      {opened === 'verify' && <VerifyDialog address={address} onClose={close} onDone={close} />}
      {opened === 'returned' && <ReturnedDialog address={address} onClose={close} onDone={close} />}
      {(opened === 'change' || opened === 'replace') && (
        <AddressForm recipient={recipient} address={address} mode={opened} onClose={close} />
      )}
    </div>
  );
}
