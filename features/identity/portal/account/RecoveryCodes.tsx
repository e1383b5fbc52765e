import { Button, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { saveFile } from '../../../../platform/web/files/save-file.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';

/** Fresh recovery codes. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }): ReactElement {
  const { account, size } = useAccountPage();
  const text = codes.join('\n');
  return (
    <Stack gap="sm" className={classes['sheet'] ?? ''}>
      <Title order={3}>Your recovery codes</Title>
      <Text className={classes['printed'] ?? ''}>Redress, {account.email}</Text>
      <Text>
        If you do not have your phone, each of these codes signs you in once. Keep them with your important papers; they are not shown
        again.
      </Text>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size={size} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" size={size} onClick={() => print()}>
          Print
        </Button>
        <Button
          variant="default"
          size={size}
          onClick={() =>
            saveFile(
              new Blob([`Redress recovery codes of ${account.email}\n\n${text}\n`], { type: 'text/plain' }),
              'redress-recovery-codes.txt',
            )
          }
        >
          Download
        </Button>
        <Button size={size} onClick={onDone}>
          I have kept them
        </Button>
      </Group>
    </Stack>
  );
}
