"""A partner's program for the flight interface, with nothing but the standard library."""

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request

# A 410 with one of these blames a passenger's data: repeating the call cannot help.
FINAL_CODES = {1011, *range(1018, 1026), *range(1124, 1128), *range(1153, 1164), 1168, 1169, 1183}
ATTEMPTS = 5
CANCEL_IN_TURN = ("cancel-unpaid", "void", "auto-cancel", "manual-refund")


class Failure(Exception):
    """Any answer but 200."""

    def __init__(self, status, body):
        super().__init__(f"HTTP {status}: {body.get('error_code')} {body.get('message')}")
        self.status = status
        self.code = body.get("error_code")
        self.errors = body.get("errors")
        self.data = body.get("data")


class Client:
    def __init__(self, base_url, email, password, token_file, pause=0.2):
        self.base_url = base_url
        self.email = email
        self.password = password
        self.token_file = token_file
        self.pause = pause
        self.minted = 0
        self.repeated = 0

    # ------------------------------------------------------------ transport

    def call(self, method, path, query=None, body=None):
        """The `data` of a 200; raises Failure for everything else."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._call_with_token(method, path, query, body)
            except Failure as failure:
                if failure.status != 410 or failure.code in FINAL_CODES or attempt == ATTEMPTS:
                    raise
                self.repeated += 1
                time.sleep(self.pause * attempt)

    def _call_with_token(self, method, path, query, body):
        try:
            return self._send(method, path, query, body, self._cached_token() or self._mint())
        except Failure as failure:
            if failure.status != 401:
                raise
            return self._send(method, path, query, body, self._mint())

    def _send(self, method, path, query=None, body=None, token=None):
        address = self.base_url + path + (f"?{urllib.parse.urlencode(nested(query))}" if query else "")
        headers = {"Accept": "application/json", "Accept-Language": "en"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(address, data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                status, text = response.status, response.read()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read()
        answer = json.loads(text)
        if status != 200:
            raise Failure(status, answer)
        return answer["data"]

    def _cached_token(self):
        if not os.path.exists(self.token_file):
            return None
        with open(self.token_file, encoding="utf-8") as file:
            return file.read().strip() or None

    def _mint(self):
        credentials = {"email": self.email, "password": self.password, "access_type": "avia"}
        token = self._send("POST", "/api/v1/accounts/tokens", body=credentials)["token"]
        self.minted += 1
        with open(self.token_file, "w", encoding="utf-8") as file:
            file.write(token)
        return token

    # ------------------------------------------------------------ the interface

    def balance(self):
        return self.call("GET", "/api/v1/accounts/check-balance")

    def visas(self, countries):
        return self.call("GET", "/api/v1/visa-types/v2", {"countries": countries})

    def schedule(self, **query):
        return self.call("GET", "/api/v1/services/schedule", query)

    def search(self, directions, adults=1, children=0, infants=0, infants_with_seat=0, service_class="E"):
        counts = {"adults": adults, "children": children, "infants": infants, "infants_with_seat": infants_with_seat}
        return self.call("GET", "/api/v1/offers", {"directions": directions, "service_class": service_class, **counts})

    def offer(self, offer_id):
        return self.call("GET", f"/api/v1/offers/{offer_id}", {"with-additional-services": 1})

    def fare_family(self, offer_id):
        return self.call("GET", f"/api/v1/offers/{offer_id}/fare-family")

    def rules(self, offer_id):
        return self.call("GET", f"/api/v1/offers/{offer_id}/rules")

    def book(self, offer_id, body):
        return self.call("POST", f"/api/v1/offers/{offer_id}/booking", body=body)

    def booking(self, booking_id):
        return self.call("GET", f"/api/v1/booking/{booking_id}")

    def pay(self, booking_id):
        """Permission, price, payment: as the interface asks for it. Returns None where it may not be paid, or costs something else by now."""
        path = f"/api/v1/booking/{booking_id}"
        if not self.call("GET", f"{path}/payment-permission")["payment_allowed"]:
            return None
        if self.call("GET", f"{path}/check-price")["is_price_changed"]:
            return None
        return self.call("POST", f"{path}/payment", body={})

    def until(self, booking_id, status, seconds=60):
        """Reads the booking until it has this status."""
        deadline = time.monotonic() + seconds
        while True:
            booking = self.booking(booking_id)
            if booking["status"] == status:
                return booking
            if time.monotonic() > deadline:
                raise TimeoutError(f"still {booking['status']}, not {status}")
            time.sleep(self.pause)

    def fiscalization(self, booking_id):
        return self.call("GET", f"/api/v1/booking/{booking_id}/fiscalization")["fiscalization_v2"]

    def receipts(self, booking_id):
        return self.call("GET", f"/api/v1/booking/{booking_id}/pdf-receipt")

    def refund_amounts(self, booking_id):
        return self.call("GET", f"/api/v1/booking/{booking_id}/get-refund-amounts")

    def cancel(self, booking_id):
        """Tries one way after the other. Returns the way that worked, the status it gave, and the refusals before."""
        refused = []
        for way in CANCEL_IN_TURN:
            try:
                done = self.call("DELETE", f"/api/v1/booking/{booking_id}/{way}")
                return {"by": way, "status": done["status"], "refused": refused}
            except Failure as failure:
                refused.append([way, failure.status, failure.code])
        return {"by": None, "status": None, "refused": refused}


def download(address):
    """The bytes of a file that needs no token, such as a receipt."""
    with urllib.request.urlopen(address, timeout=60) as response:
        return response.headers.get("Content-Type"), response.read()


def nested(query):
    """`directions: [{date: …}]` as pairs, `directions[0][date]` and its value."""
    pairs = []

    def walk(name, value):
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(f"{name}[{key}]" if name else key, inner)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                walk(f"{name}[{index}]", inner)
        else:
            pairs.append((name, value))

    walk("", query)
    return pairs
