import type { ScrapeRef } from '@console/api/entities/schema';
import { Card } from '@console/ui/Card';
import { EmptyState } from '@console/ui/EmptyState';
import { useState } from 'react';
import { ScrapeInfoCard } from './ScrapeInfoCard.tsx';

interface ScrapeInfoCardsProps {
  /** All scrapes of the entity. */
  scrapes: readonly ScrapeRef[];
}

/** One card for each scrape that is not archived. The first card is open. */
export function ScrapeInfoCards({ scrapes }: ScrapeInfoCardsProps) {
  const shown = scrapes.filter(({ archived }) => !archived);
  const [turned, setTurned] = useState<readonly number[]>([]);
  const [first, ...others] = shown;
  if (!first) {
    return (
      <Card title="Scrape Info">
        <EmptyState title="No scrape.">
          {scrapes.length > 0
            ? 'All scrapes of this entity are archived.'
            : 'This entity has no scrape yet.'}
        </EmptyState>
      </Card>
    );
  }
  if (others.length === 0) return <ScrapeInfoCard scrapeId={first.id} title="Scrape Info" />;
  const toggle = (id: number) =>
    setTurned(turned.includes(id) ? turned.filter((one) => one !== id) : [...turned, id]);
  return shown.map(({ id, name }) => (
    <ScrapeInfoCard
      key={id}
      scrapeId={id}
      title={`Scrape Info: ${name}`}
      toggle={{ open: (id === first.id) !== turned.includes(id), onToggle: () => toggle(id) }}
    />
  ));
}
