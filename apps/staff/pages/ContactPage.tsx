import type { ReactElement } from 'react';
export function ContactRoute(): ReactElement {
  return <p>Contact</p>;
}
