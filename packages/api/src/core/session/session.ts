export async function startSession(pageUrl: string): Promise<void> { void pageUrl; }
export async function signIn(options: { asSomeoneElse?: boolean } = {}): Promise<void> { void options; }
export async function signOut(): Promise<void> {}
/** The address to go on to after a sign-in: the one kept under `redirect-url`, which is taken away, else "/". */
export function takeRedirectUrl(): string { return '/'; }
