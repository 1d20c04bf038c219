type CodeKind = 'spider' | 'parser';

const steps: Readonly<Record<CodeKind, readonly string[]>> = {
  spider: [
    '$page = $client->get($url);',
    'foreach ($page->links() as $link) {',
    '    $queue->add($link);',
    '}',
  ],
  parser: [
    '$title = $dom->query("//h1")->text();',
    '$job->setTitle(trim($title));',
    'return $job;',
  ],
};

/** A short script. `marker` is a word to search for, and `lines` makes it longer. */
export function phpCode(
  kind: CodeKind,
  ats: string | null,
  { marker = '', lines = 0 }: { marker?: string; lines?: number } = {},
): string {
  const name = (ats ?? 'custom').replace(/\W/g, '');
  const filler = Array.from(
    { length: lines },
    (_, index) => `    // Step ${index + 1}: the page is read once more, politely.`,
  );
  return [
    '<?php',
    '',
    `final class ${name || 'Site'}${kind === 'spider' ? 'Spider' : 'Parser'}`,
    '{',
    `    public function ${kind === 'spider' ? 'crawl($client, $queue, $url)' : 'parse($dom, $job)'}`,
    '    {',
    ...steps[kind].map((line) => `        ${line}`),
    ...filler,
    ...(marker ? [`        // ${marker}`] : []),
    '    }',
    '}',
    '',
  ].join('\n');
}
