// Archives and restores a contact. There is no confirmation, because it can be undone.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { ContactView } from '../contract.ts';

interface ArchiveMenuProps {
  readonly contact: ContactView;
  readonly busy: boolean;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
}

export function ArchiveMenu({ contact, busy, onArchive, onRestore }: ArchiveMenuProps): ReactElement | null {
  if (!contact.abilities.archive) return null;
  if (contact.archivedAt !== null)
    return contact.mergedInto === null ? (
      <Button loading={busy} onClick={onRestore}>
        Restore
      </Button>
    ) : null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions">
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArchive size={16} stroke={1.6} />} disabled={busy} onClick={onArchive}>
          Archive
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
