import type { ReactElement } from 'react';

/** The mark: an R drawn as one path that sets itself upright. */
export function LogoMark({ size = 26 }: { readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-teal-8)" />
      <path
        d="M9 24V8h8.2a5.2 5.2 0 0 1 0 10.4H9m7.4 0L22.6 24"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
