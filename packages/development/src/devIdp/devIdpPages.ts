import { htmlPage } from '@console/server/http/htmlPage';
import { html, raw } from 'hono/html';
import type { IdpUser } from './devIdpUsers.ts';

const style = `:root { color-scheme: light dark; --page: #f4f6f8; --card: #fff; --text: #1b2733; --muted: #52606d; --line: #cbd2d9; --accent: #0b5cad; --warn: #fff3d6; --warn-text: #5c3c00; }
@media (prefers-color-scheme: dark) { :root { --page: #11161c; --card: #1b222b; --text: #e8edf2; --muted: #a5b1bd; --line: #3a4552; --accent: #7cb8f5; --warn: #3d2f0d; --warn-text: #ffe2a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: 10px 16px; background: var(--warn); color: var(--warn-text); text-align: center; font-weight: 600; }
main { max-width: 620px; margin: 40px auto; padding: 0 16px; }
h1 { margin: 0 0 4px; font-size: 26px; } p { margin: 0 0 20px; color: var(--muted); }
ul { list-style: none; margin: 0 0 16px; padding: 0; display: grid; gap: 8px; }
button { display: block; width: 100%; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; font: inherit; text-align: left; cursor: pointer; overflow-wrap: anywhere; }
button:hover, button:focus-visible { border-color: var(--accent); } button:focus-visible, summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button strong { display: block; } button span { color: var(--muted); font-size: 14px; }
summary { cursor: pointer; padding: 8px 0; } a { color: var(--accent); }`;

const developmentBanner = 'Development identity provider – not for production';

const page = (title: string, body: ReturnType<typeof html>) =>
  htmlPage({
    title,
    style,
    body: html`<header class="banner">${developmentBanner}</header>
      <main>${body}</main>`,
  });

const userButton = (user: IdpUser) =>
  html`<li>
    <button name="user" value="${user.sub}">
      <strong>${user.firstName} ${user.lastName}</strong
      ><span>${user.email} · ${user.description}</span>
    </button>
  </li>`;

/** @param action the address to which the form sends the chosen user */
export function chooseUserPage(action: string, users: readonly IdpUser[]): string {
  const others = users.filter(({ isDemo }) => !isDemo);
  return page(
    'Sign in (development)',
    html`<h1>Choose a user</h1>
      <p>No password is asked.</p>
      <form method="post" action="${action}">
        <ul>
          ${users.filter(({ isDemo }) => isDemo).map(userButton)}
        </ul>
        ${
          others.length > 0
            ? html`<details>
                <summary>Other people (${others.length})</summary>
                <ul>
                  ${others.map(userButton)}
                </ul>
              </details>`
            : ''
        }
      </form>`,
  );
}

export const messagePage = (title: string, sentence: string, homeUrl: string): string =>
  page(
    title,
    html`<h1>${title}</h1>
      <p>${sentence}</p>
      <p><a href="${homeUrl}">Back to the console</a></p>`,
  );

/** Submits the form of the logout page without a click, for a logout that the console began. */
export const submitScript = 'document.forms[0].submit();';

/** @param form the markup of the provider package's own form */
export function signOutPage(form: string, needsClick: boolean): string {
  const inside = needsClick
    ? '<button name="logout" value="yes"><strong>Sign out</strong></button>'
    : '<input type="hidden" name="logout" value="yes"><noscript><button><strong>Sign out</strong></button></noscript>';
  return page(
    'Sign out',
    html`<h1>Sign out</h1>
      ${raw(form.replace('</form>', `${inside}</form>`))}${needsClick ? '' : raw(`<script>${submitScript}</script>`)}`,
  );
}
