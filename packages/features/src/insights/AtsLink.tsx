interface AtsLinkProps {
  /** Null for the scrapes without one. */
  ats: string | null;
}

/** To the broken scrapes of an ATS. Its name may hold anything, so it is one encoded segment. */
export function AtsLink({ ats }: AtsLinkProps) {
  if (ats === null)
    return (
      <a href="/insights/broken-scrapes-by-engine/none" aria-label="Without an ATS">
        –
      </a>
    );
  return <a href={`/insights/broken-scrapes-by-engine/${encodeURIComponent(ats)}`}>{ats}</a>;
}
