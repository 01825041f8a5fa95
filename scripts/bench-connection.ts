import { connect, type Socket } from "node:net";

/**
 * A connection that is kept, without a library, so that the time of an answer is the server's and hardly the client's: it
 * ends with the last byte.
 */
export class Connection {
  readonly #socket: Socket;
  #received = "";
  #answered = Promise.withResolvers<number>();

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (part: string) => this.#read(part));
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

  #read(part: string): void {
    this.#received += part;
    const end = performance.now();
    const [head = "", body] = this.#received.split("\r\n\r\n", 2);
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
    if (body === undefined || this.#received.length < head.length + 4 + Number(length)) return;
    const answer = this.#received;
    this.#received = "";
    if (length && answer.startsWith("HTTP/1.1 200 ")) this.#answered.resolve(end);
    else this.#answered.reject(new Error(`The server answered ${answer.slice(0, 200)}`));
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
