import { app } from 'electron'

/**
 * The address of vite while `npm run dev` runs, else null. Always null in a packed app, whatever its environment, and
 * for another machine.
 */
export function devServer(): URL | null {
  const named = process.env['ELECTRON_RENDERER_URL']
  if (!named || app.isPackaged || !URL.canParse(named)) return null
  const url = new URL(named)
  return url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) ? url : null
}

/** Whether an address belongs to vite: its pages, and the socket that reports changed files. */
export function isOfDevServer(url: string): boolean {
  const server = devServer()
  if (!server || !URL.canParse(url)) return false
  const { protocol, host } = new URL(url)
  return host === server.host && (protocol === 'ws:' || protocol === 'http:')
}

/**
 * Whether a page asks to reach this machine. The pages of `npm run dev` need that for vite's socket. Chromium asks since version 142, and for sockets since 147 (Local Network Access). Before 145 the permission had the other name.
 */
export function isForDevServer(permission: string): boolean {
  return ['loopback-network', 'local-network-access'].includes(permission) && devServer() !== null
}

/** Additions to our policy for vite, which injects styles and fonts into pages and opens a socket. */
const besides: Readonly<Record<string, string>> = {
  'style-src': " 'unsafe-inline'",
  'font-src': ' data:',
  'connect-src': ' ws:'
}

/**
 * The policy for pages of vite. Its script first tries the host of the page, and after a failure its own server. A
 * socket that the policy stops is never reported as closed, so the script would wait for ever. The policy therefore
 * allows every socket, and the session (security.ts) cancels all but vite's.
 */
function widened(policy: string): string {
  const lines = policy.split('; ').filter(line => !line.includes('trusted-types'))
  return lines.map(line => line + (besides[line.split(' ')[0] ?? ''] ?? '')).join('; ')
}

/** A file of vite, served under our own scheme. @param policy the policy of our own pages */
export async function fromDevServer(server: URL, request: Request, policy: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  try {
    // Vite returns a style sheet to a link and a script to an import; the `accept` header decides.
    const accept = request.headers.get('accept') ?? '*/*'
    const response = await fetch(new URL(pathname + search, server), { headers: { accept } })
    return new Response(response.body, {
      status: response.status,
      headers: {
        'content-type': response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
        'content-security-policy': widened(policy),
        'cache-control': 'no-store'
      }
    })
  } catch (error) {
    return new Response(`The server of vite does not answer: ${String(error)}`, { status: 502 })
  }
}
