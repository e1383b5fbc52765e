// The guide of the page that is open, and its keys: what '?' shows.
import { Anchor, Drawer, Kbd, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useFocusBack } from '../../../platform/web/form/use-focus-back.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useShownShortcuts } from '../../../platform/web/look/page-shortcuts.ts';
import { guideNameOf } from './guide-names.ts';
import { GuideText } from './GuideText.tsx';
import { KEYS } from './keys.ts';
import { GUIDES } from './library.ts';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

export function HelpDrawer({ path, onClose }: { readonly path: string; readonly onClose: () => void }): ReactElement {
  useFocusBack();
  const guide = GUIDES.get(guideNameOf(path));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      closeButtonProps={{ 'aria-label': 'Close help' }}
      title={`Help: ${guide?.title ?? 'This page'}`}
      returnFocus={false}
    >
      <Stack gap="lg">
        {guide ? <GuideText guide={guide} order={3} /> : <Text>There is nothing at this address, so there is no guide.</Text>}
        <Anchor component={AppLink} href="/help" onClick={onClose}>
          Search all guides, words and deadlines
        </Anchor>
        <PageKeys />
      </Stack>
    </Drawer>
  );
}

function PageKeys(): ReactElement {
  const ofPage = useShownShortcuts();
  const rows = [...KEYS, ...ofPage.map(({ key, words }) => ({ keys: key, words }))];
  return (
    <section aria-labelledby="help-keys">
      <Title order={3} id="help-keys">
        Keys
      </Title>
      <Table withRowBorders={false} aria-labelledby="help-keys">
        <Table.Tbody>
          {rows.map(({ keys, words }) => (
            <Table.Tr key={`${keys} ${words}`}>
              <Table.Td w={96}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{words}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <SingleKeysSwitch />
    </section>
  );
}
