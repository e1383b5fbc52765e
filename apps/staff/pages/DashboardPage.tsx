import type { ReactElement } from 'react';
export function DashboardPage(): ReactElement {
  return <p>Dashboard</p>;
}
