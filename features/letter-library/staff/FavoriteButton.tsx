import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

interface FavoriteButtonProps {
  readonly name: string;
  readonly favorite: boolean;
  readonly onToggle: () => void;
}

/** Marks a letter or text for oneself; drawn for those who may. */
export function FavoriteButton({ name, favorite, onToggle }: FavoriteButtonProps): ReactElement | null {
  if (!useMay()('letter-library:mark')) return null;
  const Star = favorite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-pressed={favorite}
      aria-label={`Favorite: ${name}`}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Star size={16} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
