import type { Endpoint, NamedEndpoint } from '@console/api/core/endpoint';
import { asHtml } from '@console/api/core/hydra/richText';
import { parameterNames } from '@console/api/core/list';
import { rolesForControls } from '@console/api/roles/controls';
import { ROLE_LABELS } from '@console/api/roles/rules';
import type { Config } from '../config.ts';
import { entriesOf } from '../openapi/jsonSchema.ts';

const item = (label: string, values: readonly string[]) =>
  values.length === 0
    ? ''
    : `<dt>${asHtml(label)}</dt><dd>${values.map((value) => `<code>${asHtml(value)}</code>`).join(' ')}</dd>`;

function details({ list, body, controls, refusals = [], versioned, query = {} }: Endpoint): string {
  const roles = controls ? rolesForControls(controls).map((role) => ROLE_LABELS[role]) : ['All'];
  return [
    `<dt>Roles</dt><dd>${asHtml(roles.join(', '))}</dd>`,
    item('Body', body ? Object.keys(entriesOf(body)) : []),
    item('Sort keys', list?.sortKeys ?? []),
    item('Parameters', [
      ...Object.entries(list?.filters ?? {}).flatMap(([name, filter]) =>
        parameterNames(name, filter),
      ),
      ...Object.keys(query),
    ]),
    item('Refusals', refusals),
    versioned ? '<dt>Version</dt><dd>ETag and If-Match</dd>' : '',
  ].join('');
}

const section = (resource: string, endpoints: readonly NamedEndpoint[]): string => `
<section aria-labelledby="${asHtml(resource)}">
  <h2 id="${asHtml(resource)}">${asHtml(resource)}</h2>
  ${endpoints
    .map(
      ({ name, endpoint }) => `
  <article id="${asHtml(name)}">
    <h3><span class="method">${endpoint.method}</span> <code>${asHtml(endpoint.path)}</code></h3>
    <dl>${details(endpoint)}</dl>
  </article>`,
    )
    .join('')}
</section>`;

/**
 * The style sheet of the documentation page. It is a file of its own because the content security
 * policy forbids inline styles.
 */
export const DOCS_CSS = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.25rem; }
h2 { margin-top: 2rem; border-bottom: 1px solid light-dark(#d4d4d8, #3f3f46); text-transform: capitalize; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; font-weight: 600; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
dl { display: grid; grid-template-columns: 7rem 1fr; gap: 0.125rem 1rem; margin: 0; }
dt { color: light-dark(#52525b, #a1a1aa); }
dd { margin: 0; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4rem; font-family: ui-monospace, monospace; }
code { font-family: ui-monospace, monospace; }
a { color: light-dark(#1d4ed8, #93c5fd); }
`;

/** Makes the documentation page, which loads nothing but its style sheet. */
export function docsPage(contract: readonly NamedEndpoint[], { apiBasePath }: Config): string {
  const resources = [...new Set(contract.map(({ resource }) => resource))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the pipeline console</title>
<link rel="stylesheet" href="${apiBasePath}/docs/docs.css">
</head>
<body>
<h1>API of the pipeline console</h1>
<p>Paths are below <code>${asHtml(apiBasePath)}</code>. Answers are JSON-LD; instants are Unix seconds.
The same as <a href="${apiBasePath}/docs/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Resources"><ul>${resources
    .map((resource) => `<li><a href="#${asHtml(resource)}">${asHtml(resource)}</a></li>`)
    .join('')}</ul></nav>
<main>${resources
    .map((resource) =>
      section(
        resource,
        contract.filter((one) => one.resource === resource),
      ),
    )
    .join('')}</main>
</body>
</html>
`;
}
