import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { GET } from "@/app/api/v1/offers/route";
import type { Answer } from "@/lib/api/answer";
import { addDays } from "@/lib/domain/dates";
import { writeQuery } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { makePartner } from "@/tests/support/world";

let credential = "";
beforeAll(async () => {
  credential = (await makeCredentials(await makePartner())).testKey;
});

const body = z.object({ request_id: z.string(), data: z.array(z.unknown()) });

/** The sandbox's offers for a route, or the refusal of one, as bytes. */
async function search(route: string, coding?: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const date = addDays(new Date().toISOString().slice(0, 10), 30);
  const directions = { 0: { departure_airport: route.slice(0, 3), arrival_airport: route.slice(4), date } };
  const query = { directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const headers = { authorization: `Bearer ${credential}`, ...(coding === undefined ? {} : { "accept-encoding": coding }) };
  const request = new Request(`http://parvoz.test/api/v1/offers?${writeQuery(query)}`, { headers });
  const response = await GET(request, { params: Promise.resolve({}) });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

function read(bytes: Buffer) {
  return body.parse(JSON.parse(bytes.toString()));
}

test("an answer is compressed as its caller asks, each with a request id of its own, and is the same unpacked", async () => {
  const plain = await search("TAS-IST");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  const { data } = read(plain.bytes);
  const ids = new Set([plain.headers.get("x-request-id")]);
  for (const [coding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    for (const _time of [1, 2]) {
      const { headers, bytes } = await search("TAS-IST", coding);
      expect(headers.get("content-encoding")).toBe(coding);
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 3);
      const answer = read(unpack(bytes));
      expect(answer.request_id).toBe(headers.get("x-request-id"));
      expect(answer.data).toEqual(data);
      ids.add(answer.request_id);
    }
  }
  expect(ids.size).toBe(5);
});

test("weights are honoured, and what is small or not wanted stays as it is", async () => {
  const codingOf = async (route: string, accepted: string) => (await search(route, accepted)).headers.get("content-encoding");
  expect(await codingOf("TAS-IST", "gzip, deflate, br")).toBe("br");
  expect(await codingOf("TAS-IST", "br;q=0.5, gzip;q=0.8")).toBe("gzip");
  expect(await codingOf("TAS-IST", "br;q=0, *")).toBe("gzip");
  expect(await codingOf("TAS-IST", "identity")).toBeNull();
  expect(await codingOf("TAS-TAS", "br")).toBeNull();
});

test("a server may send the pieces itself", async () => {
  const sent: Answer[] = [];
  const request = new Request("http://parvoz.test/api/v1/offers", { headers: { authorization: `Bearer ${credential}` } });
  const respond = (answer: Answer) => {
    sent.push(answer);
    return new Response(null, { status: 204 });
  };
  const { status } = await GET(request, { params: Promise.resolve({}), respond });
  expect([status, sent[0]?.status]).toEqual([204, 422]);
});
