import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { View } from '../contract.ts';

interface ViewsMenuProps {
  readonly views: readonly View[];
  readonly open: View | undefined;
  /** undefined leaves the views. */
  readonly onOpen: (view: View | undefined) => void;
}

export function ViewsMenu({ views, open, onOpen }: ViewsMenuProps): ReactElement {
  const own = views.filter((view) => view.own);
  const others = views.filter((view) => !view.own);
  return (
    <Menu position="bottom-start" shadow="md" width={260}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.6} />} maw={240}>
          {open ? open.name : 'Views'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
        {open && <Menu.Item onClick={() => onOpen(undefined)}>Close view</Menu.Item>}
        {own.length > 0 && <Menu.Label>Yours</Menu.Label>}
        {own.map((view) => (
          <ViewItem key={view.id} view={view} isOpen={view.id === open?.id} onOpen={onOpen} />
        ))}
        {others.length > 0 && <Menu.Label>Of the office</Menu.Label>}
        {others.map((view) => (
          <ViewItem key={view.id} view={view} isOpen={view.id === open?.id} onOpen={onOpen} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ViewItem({
  view,
  isOpen,
  onOpen,
}: {
  readonly view: View;
  readonly isOpen: boolean;
  readonly onOpen: (view: View) => void;
}): ReactElement {
  return (
    <Menu.Item
      onClick={() => onOpen(view)}
      rightSection={isOpen ? <IconCheck size={16} stroke={1.6} aria-label="open" /> : undefined}
      style={{ overflowWrap: 'anywhere' }}
    >
      <bdi>{view.name}</bdi>
      {view.own && view.shared && <span style={{ color: 'var(--redress-muted)' }}> · shared</span>}
      {!view.own && (
        <span style={{ color: 'var(--redress-muted)' }}>
          {' '}
          · <bdi>{view.ownerName}</bdi>
        </span>
      )}
    </Menu.Item>
  );
}
