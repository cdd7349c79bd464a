import net from "node:net";

/** What becomes of bytes and connections on their way to a server. */
export type Fault = "none" | "refused" | "dropped" | "reset" | "delayed" | "truncated";

/** What `delayed` adds to each way, milliseconds. */
const DELAY_MS = 200;
/** So many bytes of an answer does `truncated` let through before it cuts the connection. */
const WHOLE_BYTES = 40;

/**
 * A way to a server that can be broken: `refused` closes it and everything on it, `dropped` lets nothing through in either direction and takes
 * connections that it never answers, `reset` cuts what is open and takes new ones, `delayed` lets everything through late, `truncated` cuts each
 * connection within an answer. What was dropped stays lost, as its connections do.
 */
export class BreakableLink {
  private readonly server = net.createServer((near) => this.carry(near));
  private readonly ends = new Set<net.Socket>();
  private fault: Fault = "none";
  port = 0;

  constructor(private readonly target: { host: string; port: number }) {}

  async open(): Promise<void> {
    await this.listen(0);
    const address = this.server.address();
    if (address && typeof address === "object") this.port = address.port;
  }

  async set(fault: Fault): Promise<void> {
    const before = this.fault;
    this.fault = fault;
    if (fault === "refused" || fault === "reset") this.cut();
    if (fault === "refused") await new Promise((resolve) => this.server.close(resolve));
    if (before === "refused" && fault !== "refused") await this.listen(this.port);
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private cut(): void {
    for (const end of this.ends) end.resetAndDestroy();
  }

  private listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => this.server.once("error", reject).listen(port, "127.0.0.1", () => resolve()));
  }

  private carry(near: net.Socket): void {
    this.keep(near);
    if (this.fault === "dropped") return void near.pause();
    const far = this.keep(net.connect({ ...this.target, noDelay: true }));
    this.pass(near, far);
    this.pass(far, near, () => this.fault === "truncated");
  }

  /** A connection that was open while bytes were dropped never carries any again. */
  private pass(from: net.Socket, to: net.Socket, isCut = () => false): void {
    let isLost = false;
    let late = Promise.resolve();
    const send = (bytes: Buffer) => {
      if (to.writable) to.write(bytes);
    };
    from.on("data", (bytes) => {
      isLost ||= this.fault === "dropped";
      if (isLost) return;
      if (isCut()) {
        send(bytes.subarray(0, WHOLE_BYTES));
        from.resetAndDestroy();
        return;
      }
      if (this.fault !== "delayed") return void late.then(() => send(bytes));
      const due = new Promise<void>((resolve) => setTimeout(resolve, DELAY_MS));
      late = late.then(() => due).then(() => send(bytes));
    });
    from.on("close", () => to.destroy());
  }

  private keep(end: net.Socket): net.Socket {
    this.ends.add(end);
    end.on("error", () => undefined);
    end.on("close", () => this.ends.delete(end));
    return end;
  }
}
