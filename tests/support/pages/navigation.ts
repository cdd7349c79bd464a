import { vi } from "vitest";

/** Next's router in tests of components: tells where a page was led to. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() };

/** The address that the page under test stands at; set before it is rendered. */
export const address = { pathname: "/", query: "" };

export const useRouter = () => router;
export const usePathname = () => address.pathname;
export const useSearchParams = () => new URLSearchParams(address.query);
