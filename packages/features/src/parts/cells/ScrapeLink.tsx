import type { ReactNode } from 'react';

interface ScrapeLinkProps {
  id: number;
  children: ReactNode;
}

/** Opens the scrape in a new tab: a list keeps its filters and its place (A-AMB-040). */
export function ScrapeLink({ id, children }: ScrapeLinkProps) {
  return (
    <a href={`/scrapes/${id}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
