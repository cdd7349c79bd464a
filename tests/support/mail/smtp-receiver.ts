import net from "node:net";

export interface TakenMail {
  from: string;
  to: string[];
  /** As it came, dots unstuffed. */
  data: string;
}

/** What the receiver does with the next mails, in turn: takes them, answers so after the sender, the address or after the text, never answers, or takes one and hangs up. */
export type Behaviour = "take" | { sender: string } | { recipient: string } | { text: string } | "hang" | "take and hang up";

export interface SmtpReceiver {
  port: number;
  mails: TakenMail[];
  /** Every line that was said to it. */
  commands: string[];
  behave: (...next: Behaviour[]) => void;
  /** Ends every conversation in the middle. */
  hangUp: () => void;
  close: () => Promise<void>;
}

/** A small server for mail on 127.0.0.1, speaking RFC 5321 as far as it goes. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const mails: TakenMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<net.Socket>();
  let plan: Behaviour[] = [];
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    converse(socket, { mails, commands, next: () => plan.shift() ?? "take" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    mails,
    commands,
    behave: (...next) => {
      plan = next;
    },
    hangUp,
    close: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Receiving {
  mails: TakenMail[];
  commands: string[];
  next: () => Behaviour;
}

function converse(socket: net.Socket, { mails, commands, next }: Receiving): void {
  let buffer = "";
  let mail: TakenMail = { from: "", to: [], data: "" };
  let behaviour: Behaviour = "take";
  let isText = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const endText = () => {
    isText = false;
    if (typeof behaviour === "object" && "text" in behaviour) return say(behaviour.text);
    mails.push(mail);
    if (behaviour === "take and hang up") return void socket.destroy();
    say("250 taken");
  };
  const hear = (line: string) => {
    if (isText) {
      if (line === ".") endText();
      else mail.data += `${line.startsWith(".") ? line.slice(1) : line}\r\n`;
      return;
    }
    commands.push(line);
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO") say("250-here\r\n250 8BITMIME");
    else if (verb === "MAIL") {
      behaviour = next();
      mail = { from: addressIn(line), to: [], data: "" };
      if (typeof behaviour === "object" && "sender" in behaviour) return say(behaviour.sender);
      if (behaviour !== "hang") say("250 ok");
    } else if (verb === "RCPT") {
      if (typeof behaviour === "object" && "recipient" in behaviour) return say(behaviour.recipient);
      mail.to.push(addressIn(line));
      say("250 ok");
    } else if (verb === "DATA") {
      isText = true;
      say("354 go on");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  };
  socket.setEncoding("utf8").on("data", (chunk) => {
    buffer += String(chunk);
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      hear(line);
    }
  });
  say("220 here");
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}
