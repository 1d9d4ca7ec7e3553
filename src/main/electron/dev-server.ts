import { app } from 'electron'

/**
 * Where vite serves the pages while `npm run dev` runs; null else. Never in what was packed, whatever its environment says, and
 * never on another machine.
 */
export function devServer(): URL | null {
  const named = process.env['ELECTRON_RENDERER_URL']
  if (!named || app.isPackaged || !URL.canParse(named)) return null
  const url = new URL(named)
  return url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) ? url : null
}

/** Whether an address is vite's own: its pages, and the socket by which it tells what has changed. */
export function isOfDevServer(url: string): boolean {
  const server = devServer()
  if (!server || !URL.canParse(url)) return false
  const { protocol, host } = new URL(url)
  return host === server.host && (protocol === 'ws:' || protocol === 'http:')
}

/**
 * Whether a page wants to reach this machine, which the pages of `npm run dev` must: vite tells by a socket what has changed. Chromium asks so since
 * 142, and for sockets since 147 (Local Network Access); the older name is that of before 145.
 */
export function isForDevServer(permission: string): boolean {
  return ['loopback-network', 'local-network-access'].includes(permission) && devServer() !== null
}

/** What the policy of our pages lacks for vite, which lays styles and fonts into pages and talks to them by a socket. */
const besides: Readonly<Record<string, string>> = {
  'style-src': " 'unsafe-inline'",
  'font-src': ' data:',
  'connect-src': ' ws:'
}

/**
 * The policy for pages of vite. Its script tries the host of the page first, and its own server when that has failed. A socket that the policy stops
 * is never told as closed, so the script would wait for ever. So the policy lets every socket through, and the session (security.ts) cancels all
 * but vite's.
 */
function widened(policy: string): string {
  const lines = policy.split('; ').filter(line => !line.includes('trusted-types'))
  return lines.map(line => line + (besides[line.split(' ')[0] ?? ''] ?? '')).join('; ')
}

/** A file of vite, as if it came from our own scheme. @param policy that of our own pages */
export async function fromDevServer(server: URL, request: Request, policy: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  try {
    // Vite gives a sheet to a link, and a script that lays it in to a script: it asks what was accepted.
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
