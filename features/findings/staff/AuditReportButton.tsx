import { ActionIcon, Button, Group, Menu, Stack } from '@mantine/core';
import { IconChevronDown, IconFileText } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Language } from '../../../platform/base/language.ts';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { getAuditReport } from './queries.ts';

/** Opens the review of the report for the talk with the client, with the current answers: in the client's language, or in another. */
export function AuditReportButton({ reportId }: { readonly reportId: string }): ReactElement {
  const open = useAction((language: Language | undefined) => openPdf(getAuditReport(reportId, language)));
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap={4} wrap="nowrap">
        <Button
          variant="default"
          leftSection={<IconFileText size={16} stroke={1.6} aria-hidden="true" />}
          loading={open.isPending}
          onClick={() => open.start(undefined)}
        >
          Audit report (PDF)
        </Button>
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="Language of the audit report" disabled={open.isPending}>
              <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => open.start(undefined)}>In the client’s language</Menu.Item>
            <Menu.Item onClick={() => open.start('en')}>In English</Menu.Item>
            <Menu.Item onClick={() => open.start('es')}>In Spanish</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <RefusalNote error={open.error} />
    </Stack>
  );
}
