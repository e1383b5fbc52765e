import { Button, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { saveFile } from '../../../../platform/web/files/save-file.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';
import { accountTexts } from './texts.ts';

/** Fresh recovery codes. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }): ReactElement {
  const { account, size } = useAccountPage();
  const texts = useTexts(accountTexts).codes;
  const text = codes.join('\n');
  return (
    <Stack gap="sm" className={classes['sheet'] ?? ''}>
      <Title order={3}>{texts.title}</Title>
      <Text className={classes['printed'] ?? ''}>{texts.owner(account.email)}</Text>
      <Text>{texts.lead}</Text>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size={size} onClick={copy}>
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" size={size} onClick={() => print()}>
          {texts.print}
        </Button>
        <Button
          variant="default"
          size={size}
          onClick={() => saveFile(new Blob([`${texts.head(account.email)}\n\n${text}\n`], { type: 'text/plain' }), texts.file)}
        >
          {texts.download}
        </Button>
        <Button size={size} onClick={onDone}>
          {texts.kept}
        </Button>
      </Group>
    </Stack>
  );
}
