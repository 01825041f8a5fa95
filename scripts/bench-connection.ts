import { connect, type Socket } from "node:net";

/** The most bytes of an answer before its body. */
const longestHead = 4096;

/**
 * A connection that is kept, without a library, so that the time of an answer is the server's and hardly the client's: it
 * ends with the last byte. What comes is counted and not kept, because the client's own garbage collections, of two
 * milliseconds each, would be in every hundredth answer.
 */
export class Connection {
  readonly #socket: Socket;
  #head = "";
  /** The bytes of the body that have not come yet; undefined before its length is known. */
  #missing: number | undefined;
  #answered = Promise.withResolvers<number>();

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    const onread = {
      buffer: Buffer.alloc(65_536),
      callback: (size: number, buffer: Uint8Array) => this.#read(buffer as Buffer, size),
    };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.#socket.on("close", () => this.#answered.reject(new Error("The server closed a connection.")));
    this.#socket.on("error", (error) => this.#answered.reject(error));
  }

  /** Sends a request and resolves with the milliseconds until it was answered. Rejects unless with 200. */
  async ask(request: string): Promise<number> {
    this.#answered = Promise.withResolvers();
    const start = performance.now();
    this.#socket.write(request);
    return (await this.#answered.promise) - start;
  }

  #read(part: Buffer, size: number): boolean {
    const end = performance.now();
    this.#missing = this.#missing === undefined ? this.#readHead(part, size) : this.#missing - size;
    if (this.#missing === undefined || this.#missing > 0) return true;
    if (this.#missing === 0 && this.#head.startsWith("HTTP/1.1 200 ")) this.#answered.resolve(end);
    else this.#answered.reject(new Error(`The server answered ${this.#head.slice(0, 200)}`));
    this.#head = "";
    this.#missing = undefined;
    return true;
  }

  /** The bytes of the body that are missing behind this part; -1 for an answer that does not say its length. */
  #readHead(part: Buffer, size: number): number | undefined {
    const before = this.#head.length;
    this.#head += part.toString("latin1", 0, Math.min(size, longestHead));
    const end = this.#head.indexOf("\r\n\r\n") + 4;
    if (end < 4) return this.#head.length < longestHead ? undefined : -1;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(this.#head) ?? [];
    return length === undefined ? -1 : Number(length) - (size - (end - before));
  }
}

/** The text of a request: a page as a browser asks for it, or a post of JSON. */
export function requestText(url: string, body?: object): string {
  const { host, pathname, search } = new URL(url);
  const head = `${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n`;
  if (!body) return `GET ${head}accept: text/html\r\naccept-encoding: br\r\n\r\n`;
  const json = JSON.stringify(body);
  return `POST ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
}
